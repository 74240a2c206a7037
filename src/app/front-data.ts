import { FRONT_DATA_ID, type FrontData } from '../../domain/front/front-data.ts'

/** What the server put into the page for its first screen. Once: whoever asks later asks the shop. */
export function takeFrontData(): FrontData | undefined {
  const element = document.getElementById(FRONT_DATA_ID)
  element?.remove()
  return element?.textContent ? JSON.parse(element.textContent) : undefined
}
