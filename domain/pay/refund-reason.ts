/**
 * Why a payment goes back. `twice`, `late`, `different`: money that the shop never wanted. `asked`: an operator gives the
 * order's money back.
 */
export type RefundReason = 'twice' | 'late' | 'different' | 'asked'
