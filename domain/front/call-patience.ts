/** How long an answer of the shop may take, ms: one that the shop holds back (`HOLD_SECONDS`) comes on a slow line too. */
export const CALL_PATIENCE_MS = 30_000
