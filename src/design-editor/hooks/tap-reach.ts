/** A contact that stays within this is a tap, css px. */
export const TAP_REACH = 9
