foo () {}
