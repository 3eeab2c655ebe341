import { createGlobalStyle } from 'styled-components'
import { measureVariables, schemeVariables } from './css-variables.ts'

/** Tokens, a small reset and the text defaults of every page. */
export const PageStyles = createGlobalStyle`
  :root { ${measureVariables()} }
  :root, [data-scheme='light'] { ${schemeVariables('light')} }
  @media (prefers-color-scheme: dark) {
    :root:not([data-scheme]) { ${schemeVariables('dark')} }
  }
  [data-scheme='dark'] { ${schemeVariables('dark')} }
  @media (pointer: coarse) {
    :root { --ph-size-control: var(--ph-size-touch); }
  }
  @media (prefers-reduced-motion: reduce) {
    :root { --ph-motion-fast: 0ms; --ph-motion-normal: 0ms; }
  }
  *, *::before, *::after { box-sizing: border-box; }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  body {
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
  h1, h2, h3, h4 {
    margin: 0;
    font-weight: var(--ph-weight-strong);
    line-height: var(--ph-leading-heading);
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  h1 { font-size: var(--ph-text-page); letter-spacing: -0.02em; }
  h2 { font-size: var(--ph-text-section); }
  h3 { font-size: var(--ph-text-lead); }
  h4 { font-size: var(--ph-text-body); }
  p { margin: 0; }
  img, svg { display: block; max-width: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; }
  table { font-variant-numeric: tabular-nums; }
  ::placeholder { color: var(--ph-color-faint); opacity: 1; }
  :focus-visible {
    outline: 2px solid var(--ph-color-accent);
    outline-offset: 2px;
  }
`
