import { DRAWINGS, type DrawingName, type LineDrawing } from './drawing-paths.ts'

/** A line drawing of our own, with one touch of the accent. Decoration only. */
export function Drawing({ name, width = 176 }: { readonly name: DrawingName; readonly width?: number }) {
  const { ink, accent, fill }: LineDrawing = DRAWINGS[name]
  return (
    <svg
      width={width}
      height={(width * 128) / 176}
      viewBox="0 0 176 128"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M14 113h148" stroke="var(--hairline)" strokeWidth="1.6" />
      {fill ? <path d={fill} fill="var(--accent-wash)" /> : null}
      <path d={ink} stroke="var(--ink)" strokeWidth="1.6" />
      <path d={accent} stroke="var(--accent)" strokeWidth="1.6" />
    </svg>
  )
}
