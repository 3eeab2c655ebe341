/** Stylesheet of the documentation page, with the colors of the product's theme. */
export const docsStyles = `
:root { color-scheme: light dark; --text: #131a2b; --muted: #4a546b; --canvas: #f6f7fa;
  --surface: #fff; --border: #e3e7ef; --accent: #2f4be0; }
@media (prefers-color-scheme: dark) { :root { --text: #eef1f8; --muted: #b3bccf;
  --canvas: #0e121b; --surface: #151a26; --border: #273044; --accent: #93a5ff; } }
body { margin: 0; font: 14px/1.5 Inter, system-ui, sans-serif; color: var(--text);
  background: var(--canvas); }
header, main { max-width: 860px; margin: 0 auto; padding: 24px 16px; }
h1 { font-size: 28px; line-height: 1.25; } h2 { font-size: 20px; margin-top: 32px; }
h3 { font-size: 14px; margin: 0; overflow-wrap: anywhere; }
a { color: var(--accent); } nav a { margin-right: 12px; }
article { background: var(--surface); border: 1px solid var(--border); border-radius: 10px;
  padding: 16px; margin: 12px 0; }
.method { display: inline-block; min-width: 56px; color: var(--accent); }
dl { margin: 0; color: var(--muted); } dl div { display: flex; gap: 12px; }
dt { flex: 0 0 90px; } dd { margin: 0; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; padding: 8px; overflow-wrap: anywhere; border-bottom: 1px solid var(--border); }
`
