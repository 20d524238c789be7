/* SPDX-License-Identifier: MIT */
/* A file that has little of its own and much from Eigen's headers. */
#include <Eigen/Dense>

Eigen::VectorXd solve(const Eigen::MatrixXd &matrix, const Eigen::VectorXd &right)
{
	return matrix.colPivHouseholderQr().solve(right);
}

Eigen::MatrixXd inverse(const Eigen::MatrixXd &matrix)
{
	return matrix.inverse() * matrix.transpose() + Eigen::MatrixXd::Identity(3, 3);
}

Eigen::Vector3d eigenvalues(const Eigen::Matrix3d &matrix)
{
	return Eigen::SelfAdjointEigenSolver<Eigen::Matrix3d>(matrix).eigenvalues();
}
