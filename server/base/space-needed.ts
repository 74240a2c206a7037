/** Below so many free bytes nothing more is written: a full disk blocks the embedded database for good. */
export const SPACE_NEEDED = 500 * 1024 * 1024
