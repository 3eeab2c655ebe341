import { markup } from '@org/api'

/** The page's only style sheet; its colors are those of the product's theme. */
export const mailboxStyles = markup`<style>
  :root {
    --canvas: #f6f7fa;
    --surface: #ffffff;
    --text: #131a2b;
    --muted: #4a546b;
    --border: #e3e7ef;
    --accent: #2f4be0;
    --soft: #eaedff;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --canvas: #0e121b;
      --surface: #151a26;
      --text: #eef1f8;
      --muted: #b3bccf;
      --border: #273044;
      --accent: #93a5ff;
      --soft: #1f2a55;
    }
  }
  * {
    box-sizing: border-box;
  }
  body {
    margin: 0;
    background: var(--canvas);
    color: var(--text);
    font:
      14px/1.5 Inter,
      system-ui,
      sans-serif;
  }
  a {
    color: var(--accent);
  }
  :focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: baseline;
    padding: 16px 24px;
    border-bottom: 1px solid var(--border);
    background: var(--surface);
  }
  h1,
  h2 {
    margin: 0;
    font-size: 20px;
    line-height: 1.25;
    font-weight: 650;
    overflow-wrap: anywhere;
  }
  header p {
    flex: 1 1 240px;
    margin: 0;
    color: var(--muted);
  }
  .panes {
    display: grid;
    grid-template-columns: 340px minmax(0, 1fr);
    min-height: calc(100vh - 64px);
  }
  nav {
    border-right: 1px solid var(--border);
    background: var(--surface);
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li a {
    display: grid;
    gap: 4px;
    padding: 12px 24px;
    border-bottom: 1px solid var(--border);
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  li a:hover,
  li a[aria-current] {
    background: var(--soft);
  }
  .subject {
    font-weight: 500;
  }
  .to,
  time,
  dt {
    color: var(--muted);
    font-size: 13px;
  }
  main {
    display: flex;
    flex-direction: column;
    gap: 16px;
    padding: 24px;
  }
  .empty {
    margin: auto;
    color: var(--muted);
  }
  .back {
    display: none;
    margin: 0;
  }
  dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 4px 16px;
    margin: 0;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  iframe {
    flex: 1;
    width: 100%;
    min-height: 420px;
    border: 1px solid var(--border);
    border-radius: 10px;
    background: #ffffff;
  }
  pre {
    padding: 12px;
    border: 1px solid var(--border);
    border-radius: 10px;
    background: var(--surface);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  @media (max-width: 720px) {
    header,
    main {
      padding: 16px;
    }
    li a {
      padding: 12px 16px;
    }
    .panes {
      grid-template-columns: minmax(0, 1fr);
    }
    nav {
      border-right: 0;
    }
    .has-open nav,
    .no-open main:not(:has(.empty)) {
      display: none;
    }
    .back {
      display: block;
    }
  }
</style>`
