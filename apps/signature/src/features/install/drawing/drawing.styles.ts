import { styled } from 'styled-components'

export const Svg = styled.svg`
  width: 100%;
  height: auto;
  border-radius: var(--ph-radius-control);
  background: var(--ph-color-canvas);
  color: var(--ph-color-muted);
  font-family: var(--ph-font-sans);
  font-size: 10.5px;

  .paper {
    fill: var(--ph-color-surface);
    stroke: var(--ph-color-border-strong);
  }
  .ink {
    fill: var(--ph-color-muted);
  }
  .faint {
    fill: var(--ph-color-border-strong);
  }
  .outline {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.4;
  }
  .target {
    fill: var(--ph-color-accent-soft);
    stroke: var(--ph-color-accent);
    stroke-width: 1.6;
  }
  .target-ink {
    fill: var(--ph-color-accent);
    font-weight: var(--ph-weight-medium);
  }
  .accent {
    fill: var(--ph-color-accent);
  }
  .pointer {
    fill: var(--ph-color-text);
    stroke: var(--ph-color-surface);
    stroke-width: 1.2;
  }
`
