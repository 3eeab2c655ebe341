import { createGlobalStyle } from 'styled-components'
import { densityVariables, measureVariables, schemeVariables } from './css-variables.ts'

/**
 * Tokens, a small reset and the text defaults of every page. Everything is inside `:where()`, so
 * that a page's own rules and the components' styles win, whatever the order in which the modules
 * load.
 */
export const PageStyles = createGlobalStyle`
  :where(:root) { ${measureVariables()} }
  :where(:root, [data-scheme='light']) { ${schemeVariables('light')} }
  @media (prefers-color-scheme: dark) {
    :where(:root:not([data-scheme])) { ${schemeVariables('dark')} }
  }
  :where([data-scheme='dark']) { ${schemeVariables('dark')} }
  :where(:root, [data-density='comfortable']) { ${densityVariables('comfortable')} }
  :where([data-density='compact']) { ${densityVariables('compact')} }
  @media (pointer: coarse) {
    :where(:root, [data-density]) {
      --ph-size-control: var(--ph-size-touch);
      --ph-size-row: var(--ph-size-touch);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    :where(:root) { --ph-motion-fast: 0ms; --ph-motion-normal: 0ms; }
  }
  :where(*), :where(*)::before, :where(*)::after { box-sizing: border-box; }
  :where(html) {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  :where(body) {
    margin: 0;
    background: var(--ph-color-canvas);
    color: var(--ph-color-text);
    font-family: var(--ph-font-sans);
    font-size: var(--ph-text-body);
    font-weight: var(--ph-weight-regular);
    line-height: var(--ph-leading-text);
    font-feature-settings: 'cv11', 'ss03';
    -webkit-font-smoothing: antialiased;
  }
  :where(h1, h2, h3, h4) {
    margin: 0;
    font-weight: var(--ph-weight-strong);
    line-height: var(--ph-leading-heading);
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  :where(h1) { font-size: var(--ph-text-page); letter-spacing: -0.02em; }
  :where(h2) { font-size: var(--ph-text-section); }
  :where(h3) { font-size: var(--ph-text-lead); }
  :where(h4) { font-size: var(--ph-text-body); }
  :where(p) { margin: 0; }
  :where(img, svg) { display: block; max-width: 100%; }
  :where(button, input, select, textarea) { font: inherit; color: inherit; }
  :where(table) { font-variant-numeric: tabular-nums; }
  ::placeholder { color: var(--ph-color-faint); opacity: 1; }
  :where(:focus-visible) {
    outline: 2px solid var(--ph-color-accent);
    outline-offset: 2px;
  }
  /* A screen's heading gets focus only for screen readers, so it needs no focus ring. */
  :where(h1[tabindex='-1']:focus-visible) { outline: none; }
`
