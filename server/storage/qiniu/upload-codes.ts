/** Codes of the upload protocol beyond HTTP's own: the object is there already, the upload is not. */
export const FILE_EXISTS = 614
export const UPLOAD_UNKNOWN = 612
