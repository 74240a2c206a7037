/** Signs that steer text instead of being text: controls, and marks that turn the direction of reading. */
export const STEERING_SIGNS = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
