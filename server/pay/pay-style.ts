/** Where the style of the pay page lies: pages of the shop carry no style in themselves. */
export const PAY_STYLE_PATH = '/emall/pay/pay.css'

/** The shop's surface (paper, ink, one accent) for a page that works without the app. */
export const PAY_STYLE = `
:root { --paper: #fbfaf7; --line: #e7e3da; --ink: #1f1d1a; --ink-2: #6b655b; --accent: #c8402d; --done: #2e7d5b; }
* { box-sizing: border-box; margin: 0; }
body {
  min-height: 100svh; display: flex; flex-direction: column; background: var(--paper); color: var(--ink);
  font: 14px/1.5 system-ui, -apple-system, "PingFang SC", "Noto Sans CJK SC", Roboto, sans-serif;
  font-variant-numeric: tabular-nums;
}
header { display: flex; align-items: center; height: 52px; padding: 0 4px; border-bottom: 1px solid var(--line); background: #fff; }
header span { flex: 1; text-align: center; padding-right: 44px; font-weight: 600; }
.back { width: 44px; height: 44px; display: grid; place-items: center; font-size: 28px; color: inherit; text-decoration: none; }
main { flex: 1; width: 100%; max-width: 560px; margin: 0 auto; padding: 28px 16px 24px; }
h1 { text-align: center; font-size: 14px; font-weight: 400; color: var(--ink-2); }
.amount { text-align: center; font: 600 40px/1.3 "Noto Serif SC", "Source Serif 4", Georgia, serif; }
.state { text-align: center; color: var(--ink-2); margin-bottom: 24px; }
.state:not([data-state="awaiting-pay"], [data-state="cancelled"], [data-state="refunded"]) { color: var(--done); font-weight: 600; }
.card { background: #fff; border: 1px solid var(--line); border-radius: 12px; padding: 16px; margin-top: 12px; }
article { display: flex; gap: 16px; align-items: center; }
article + article { margin-top: 16px; }
article img, article .blank { width: 112px; max-height: 112px; object-fit: contain; box-shadow: 0 6px 16px -6px rgb(31 29 26 / 35%); }
article .blank { height: 72px; background: var(--line); box-shadow: none; }
h2 { font: 600 16px/1.4 "Noto Serif SC", "Source Serif 4", Georgia, serif; }
article p { color: var(--ink-2); }
dl div { display: flex; justify-content: space-between; gap: 16px; padding: 4px 0; }
dt { color: var(--ink-2); flex: none; }
dd { text-align: right; overflow-wrap: anywhere; }
.total { border-top: 1px solid var(--line); margin-top: 8px; padding-top: 12px; font-weight: 600; font-size: 16px; }
.total dt { color: inherit; }
.code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 12px; }
footer { position: sticky; bottom: 0; padding: 12px 16px calc(12px + env(safe-area-inset-bottom)); background: #fff; border-top: 1px solid var(--line); }
footer > * { max-width: 528px; margin-inline: auto; }
.button {
  display: block; width: 100%; min-height: 48px; padding: 12px; border: 0; border-radius: 12px; background: var(--accent);
  color: #fff; font: inherit; font-size: 16px; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer;
}
.button:focus-visible, .back:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
.note { margin-top: 8px; color: var(--ink-2); font-size: 12px; text-align: center; }
.note[role="alert"] { color: #b3261e; font-size: 14px; margin-bottom: 12px; }
`
