/** The four covers that every theme has: a photo to the edge, a photo in a frame of paper, no photo but type, several photos. */
export const COVER_STYLES = ['edge', 'framed', 'type', 'mosaic'] as const
export type CoverStyle = (typeof COVER_STYLES)[number]
