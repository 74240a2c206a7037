/** Pages of a design, a cover among them. */
export const PAGES_MAX = 400

/** Pages beside a cover: as many as a product may have. */
export const INNER_PAGES_MAX = PAGES_MAX - 1

/** Texts of a page. */
export const CAPTIONS_MAX = 50

/** How long a text may be in a design, in UTF-16 units, whatever characters it is made of. */
export const TEXT_UNITS_MAX = 2000
