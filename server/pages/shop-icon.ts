import { html } from './html.ts'

/** The shop’s mark in the tab of the pages that the server writes; without it a browser asks for one that is not there. */
export const SHOP_ICON = html`<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='7' fill='%23C8402D'/%3E%3Cpath d='M7 9c3-1.4 6-1.2 9 .8 3-2 6-2.2 9-.8v14c-3-1.2-6-1-9 1-3-2-6-2.2-9-1z' fill='none' stroke='%23fff' stroke-width='2' stroke-linejoin='round'/%3E%3Cpath d='M16 10v13' stroke='%23fff' stroke-width='2'/%3E%3C/svg%3E">`
