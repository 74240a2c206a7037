import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the style of the pay page lies: pages of the shop carry no style in themselves. */
export const PAY_STYLE_PATH = '/emall/pay/pay.css'

/** Colours, letters, sizes: the same file that the app begins with. */
const TOKENS = readFileSync(join(import.meta.dirname, '..', '..', 'style', 'tokens.css'), 'utf8')

/** The shop's surface for a page that works without the app. */
export const PAY_STYLE = `${TOKENS}
* { box-sizing: border-box; margin: 0; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  min-height: 100vh; min-height: 100svh; display: flex; flex-direction: column; background: var(--paper);
  color: var(--ink); font: var(--text-16)/var(--leading) var(--font-ui); font-variant-numeric: tabular-nums; overflow-wrap: break-word;
}
header {
  position: sticky; top: 0; z-index: 1; display: grid; grid-template-columns: 52px minmax(0, 1fr) 52px; align-items: center;
  min-height: 52px; padding: var(--safe-top) var(--space-1) 0; background: var(--paper); border-bottom: 1px solid var(--hairline);
}
header span { overflow: hidden; text-align: center; text-overflow: ellipsis; white-space: nowrap; font-weight: 600; line-height: var(--leading-tight); }
.back { width: var(--touch); height: var(--touch); display: grid; place-items: center; border-radius: var(--radius-control); color: inherit; }
.back svg { display: block; }
main { flex: 1; width: 100%; max-width: 560px; margin: 0 auto; padding: var(--space-8) var(--space-4); }
h1 { text-align: center; font-size: var(--text-14); font-weight: 400; color: var(--ink-2); }
.amount { text-align: center; font: 600 40px/1.3 var(--font-ui); font-variant-numeric: tabular-nums; }
.state { text-align: center; color: var(--ink-2); font-size: var(--text-14); margin-bottom: var(--space-6); }
.state:not([data-state="awaiting-pay"], [data-state="cancelled"], [data-state="refunded"]) { color: var(--success); font-weight: 600; }
.card { background: var(--surface); border: 1px solid var(--hairline); border-radius: var(--radius-card); padding: var(--space-4); margin-top: var(--space-4); }
article { display: flex; gap: var(--space-4); align-items: center; }
article + article { margin-top: var(--space-4); }
article > div:last-child { min-width: 0; }
.stage { flex: none; display: grid; place-items: center; width: 88px; height: 88px; border-radius: var(--radius-photo); background: var(--sunken); }
.stage img {
  display: block; object-fit: cover; object-position: right; background: var(--surface);
  box-shadow: var(--shadow-print-small);
}
.stage img.whole { max-width: 72px; max-height: 72px; object-fit: contain; }
h2 { font: 600 var(--text-16)/1.35 var(--font-display); text-wrap: balance; }
article p { color: var(--ink-2); font-size: var(--text-14); text-wrap: balance; }
dl { font-size: var(--text-14); }
dl div { display: flex; align-items: baseline; justify-content: space-between; gap: var(--space-4); padding: var(--space-1) 0; }
dt { color: var(--ink-2); flex: none; }
dd { min-width: 0; text-align: right; text-wrap: pretty; overflow-wrap: anywhere; }
.total { border-top: 1px solid var(--hairline); margin-top: var(--space-2); padding-top: var(--space-3); font-weight: 600; font-size: var(--text-16); }
.total dt { color: inherit; }
.total dd { font-size: var(--text-20); }
.code { color: var(--ink-2); font-size: var(--text-13); }
footer {
  position: sticky; bottom: 0; padding: var(--space-2) var(--space-4) calc(var(--space-2) + var(--safe-bottom));
  background: var(--surface); border-top: 1px solid var(--hairline);
}
footer > * { max-width: 528px; margin-inline: auto; }
.button {
  display: block; width: 100%; min-height: 48px; padding: var(--space-3) var(--space-5); border: 0; border-radius: var(--radius-control); background: var(--accent);
  color: var(--on-accent); font: 600 var(--text-16)/var(--leading-tight) var(--font-ui); text-align: center; text-decoration: none; cursor: pointer; touch-action: manipulation;
}
a.button { display: grid; place-items: center; }
.button.second { background: var(--surface); color: var(--ink); border: 1px solid var(--hairline); }
.button:disabled { opacity: 0.55; cursor: default; }
form + form, .button + .plain { margin-top: var(--space-2); }
.plain {
  display: grid; place-items: center; min-height: var(--touch); color: var(--ink-2); font-size: var(--text-14); text-decoration: none;
  touch-action: manipulation;
}
.scan { text-align: center; }
.scan p { color: var(--ink-2); font-size: var(--text-14); text-wrap: balance; }
.qr { display: block; width: 100%; max-width: 224px; margin: 0 auto var(--space-2); border-radius: 8px; }
.scan p + .qr { margin-top: var(--space-4); }
.scan .link { font-size: var(--text-13); overflow-wrap: anywhere; user-select: all; -webkit-user-select: all; }
.button:not(.second):active { background: var(--accent-pressed); }
@media (hover: hover) {
  .button:not(.second):hover { background: var(--accent-pressed); }
  .button.second:hover { background: var(--sunken); }
  .back:hover { background: var(--sunken); }
}
.button:focus-visible, .back:focus-visible, .plain:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
.note { margin-top: var(--space-2); color: var(--ink-2); font-size: var(--text-13); text-align: center; text-wrap: balance; }
.note.said { font-size: var(--text-14); margin-bottom: var(--space-4); }
.note[role="alert"] { color: var(--danger); font-size: var(--text-14); margin-bottom: var(--space-4); }
`
