/** Pages carry no style in themselves. */
export const FACTORY_STYLE_PATH = '/factory/factory.css'

/** The shop's surface (paper, ink, one accent) for a desk and for paper. */
export const FACTORY_STYLE = `
:root {
  --paper: #fbfaf7; --surface: #fff; --sunken: #f3f0e9; --line: #e7e3da; --ink: #1f1d1a; --ink-2: #6b655b;
  --accent: #c33a28; --accent-pressed: #a83221; --done: #28724f; --warning: #845000; --danger: #7a0f3c;
  --ui: system-ui, -apple-system, "PingFang SC", "PingFang TC", "Noto Sans CJK SC", Roboto, "Microsoft YaHei", sans-serif;
}
* { box-sizing: border-box; margin: 0; }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 var(--ui); font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
header, main { max-width: 1080px; margin: 0 auto; padding: 16px; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; }
h1 { font-size: 20px; margin-right: auto; }
h2 { font-size: 16px; margin: 24px 0 8px; }
a { color: var(--accent-pressed); }
nav { display: flex; flex-wrap: wrap; gap: 8px; }
nav a, .button {
  display: inline-grid; place-items: center; min-height: 44px; padding: 8px 16px; border-radius: 10px; text-decoration: none;
  border: 1px solid var(--line); background: var(--surface); color: var(--ink); font: inherit; cursor: pointer;
}
nav a[aria-current] { border-color: var(--ink); font-weight: 600; }
.button.primary { background: var(--accent); border-color: var(--accent); color: #fff; font-weight: 600; }
.button.primary:active { background: var(--accent-pressed); }
table { width: 100%; margin-top: 8px; border-collapse: collapse; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
th, td { text-align: start; vertical-align: top; padding: 12px; border-top: 1px solid var(--line); }
thead th { border-top: 0; font-size: 14px; font-weight: 400; color: var(--ink-2); }
td ul { list-style: none; padding: 0; }
.links { display: flex; flex-wrap: wrap; gap: 4px 16px; }
.links a { display: inline-grid; align-items: center; min-height: 44px; }
.quiet { color: var(--ink-2); font-size: 14px; }
.state-shipped, .print-ready { color: var(--done); }
.print-failed { color: var(--danger); }
.print-waiting, .print-making, .state-paid, .state-to-upload { color: var(--warning); }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 16px; margin-top: 16px; max-width: 560px; }
label { display: block; margin-top: 12px; font-size: 14px; color: var(--ink-2); }
input { display: block; width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid #8f887c; border-radius: 10px; font: inherit; color: var(--ink); background: #fff; }
form .button { margin-top: 16px; }
.search { display: grid; grid-template-columns: minmax(0, 28rem) auto; gap: 4px 8px; align-items: end; justify-content: start; margin-bottom: 16px; }
.search label { grid-column: 1 / -1; margin-top: 0; }
.search .button, header form .button { margin-top: 0; }
[role="alert"] { color: var(--danger); margin-top: 12px; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
@media (max-width: 640px) { table, thead, tbody, tr, th, td { display: block; } thead { display: none; } td { border-top: 0; padding: 4px 12px; } tr { border-top: 1px solid var(--line); padding: 8px 0; } td[data-label]::before { content: attr(data-label) " "; color: var(--ink-2); } }
@media print { body { background: #fff; } header nav, form, .search, .links, .screen { display: none; } table, .card { border-color: #999; } a { color: inherit; text-decoration: none; } tr { break-inside: avoid; } }
`
