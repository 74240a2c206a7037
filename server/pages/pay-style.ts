/** Where the style of the pay page lies: pages of the shop carry no style in themselves. */
export const PAY_STYLE_PATH = '/emall/pay/pay.css'

/** The shop's surface (paper, ink, one accent; see `src/app/app.css`) for a page that works without the app. */
export const PAY_STYLE = `
:root {
  --paper: #fbfaf7; --surface: #fff; --sunken: #f3f0e9; --line: #e7e3da; --ink: #1f1d1a; --ink-2: #6b655b;
  --accent: #c8402d; --accent-pressed: #a83221; --done: #2e7d5b; --danger: #b3261e;
  --ui: system-ui, -apple-system, "PingFang SC", "PingFang TC", "Noto Sans CJK SC", Roboto, "Microsoft YaHei", sans-serif;
  --display: "Noto Serif SC", "Source Serif 4", "Songti SC", "Noto Serif CJK SC", Georgia, serif;
}
* { box-sizing: border-box; margin: 0; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  min-height: 100vh; min-height: 100svh; display: flex; flex-direction: column; background: var(--paper);
  color: var(--ink); font: 16px/1.5 var(--ui); font-variant-numeric: tabular-nums; overflow-wrap: break-word;
}
header {
  position: sticky; top: 0; z-index: 1; display: grid; grid-template-columns: 52px minmax(0, 1fr) 52px; align-items: center;
  min-height: 52px; padding: env(safe-area-inset-top, 0) 4px 0; background: var(--paper); border-bottom: 1px solid var(--line);
}
header span { overflow: hidden; text-align: center; text-overflow: ellipsis; white-space: nowrap; font-weight: 600; line-height: 1.25; }
.back { width: 44px; height: 44px; display: grid; place-items: center; border-radius: 10px; color: inherit; }
.back svg { display: block; }
main { flex: 1; width: 100%; max-width: 560px; margin: 0 auto; padding: 32px 16px; }
h1 { text-align: center; font-size: 14px; font-weight: 400; color: var(--ink-2); }
.amount { text-align: center; font: 600 40px/1.3 var(--display); font-variant-numeric: tabular-nums; }
.state { text-align: center; color: var(--ink-2); font-size: 14px; margin-bottom: 24px; }
.state:not([data-state="awaiting-pay"], [data-state="cancelled"], [data-state="refunded"]) { color: var(--done); font-weight: 600; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 16px; margin-top: 16px; }
article { display: flex; gap: 16px; align-items: center; }
article + article { margin-top: 16px; }
article > div:last-child { min-width: 0; }
.stage { flex: none; display: grid; place-items: center; width: 88px; height: 88px; border-radius: 4px; background: var(--sunken); }
.stage img {
  display: block; object-fit: cover; object-position: right; background: var(--surface);
  box-shadow: 0 1px 1px rgb(50 40 25 / 12%), 0 4px 10px -4px rgb(50 40 25 / 22%);
}
h2 { font: 600 16px/1.35 var(--display); text-wrap: balance; }
article p { color: var(--ink-2); font-size: 14px; text-wrap: balance; }
html:lang(en) { --display: "Source Serif 4", Georgia, "Noto Serif", "Noto Serif SC", serif; }
html:lang(zh-Hant) { --display: "Noto Serif TC", "Songti TC", "Noto Serif CJK TC", "Noto Serif SC", Georgia, serif; }
dl { font-size: 14px; }
dl div { display: flex; align-items: baseline; justify-content: space-between; gap: 16px; padding: 4px 0; }
dt { color: var(--ink-2); flex: none; }
dd { min-width: 0; text-align: right; text-wrap: pretty; overflow-wrap: anywhere; }
.total { border-top: 1px solid var(--line); margin-top: 8px; padding-top: 12px; font-weight: 600; font-size: 16px; }
.total dt { color: inherit; }
.total dd { font-size: 20px; }
.code { color: var(--ink-2); font-size: 12px; }
footer {
  position: sticky; bottom: 0; padding: 8px 16px calc(8px + env(safe-area-inset-bottom, 0px));
  background: var(--surface); border-top: 1px solid var(--line);
}
footer > * { max-width: 528px; margin-inline: auto; }
.button {
  display: block; width: 100%; min-height: 48px; padding: 12px 20px; border: 0; border-radius: 10px; background: var(--accent);
  color: #fff; font: 600 16px/1.25 var(--ui); text-align: center; text-decoration: none; cursor: pointer; touch-action: manipulation;
}
a.button { display: grid; place-items: center; }
.button.second { background: var(--surface); color: var(--ink); border: 1px solid var(--line); }
.button:disabled { opacity: 0.55; cursor: default; }
form + form, .button + .plain { margin-top: 8px; }
.plain {
  display: grid; place-items: center; min-height: 44px; color: var(--ink-2); font-size: 14px; text-decoration: none;
  touch-action: manipulation;
}
.scan { text-align: center; }
.scan p { color: var(--ink-2); font-size: 14px; text-wrap: balance; }
.qr { display: block; width: 100%; max-width: 224px; margin: 0 auto 8px; border-radius: 8px; }
.scan p + .qr { margin-top: 16px; }
.scan .link { font-size: 12px; overflow-wrap: anywhere; user-select: all; -webkit-user-select: all; }
.button:not(.second):active { background: var(--accent-pressed); }
@media (hover: hover) {
  .button:not(.second):hover { background: var(--accent-pressed); }
  .button.second:hover { background: var(--sunken); }
  .back:hover { background: var(--sunken); }
}
.button:focus-visible, .back:focus-visible, .plain:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
.note { margin-top: 8px; color: var(--ink-2); font-size: 12px; text-align: center; text-wrap: balance; }
.note.said { font-size: 14px; margin-bottom: 16px; }
.note[role="alert"] { color: var(--danger); font-size: 14px; margin-bottom: 16px; }
`
