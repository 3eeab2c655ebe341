import { styled } from 'styled-components'

/** A picture in the colors of the theme: lines, soft areas and the accent. */
export const Drawing = styled.svg`
  display: block;
  max-width: 100%;
  margin-inline: auto;
  height: auto;
  fill: none;
  stroke: var(--ph-color-muted);
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;

  .soft {
    fill: var(--ph-color-accent-soft);
    stroke: none;
  }

  .accent {
    stroke: var(--ph-color-accent);
  }

  .filled {
    fill: var(--ph-color-accent);
    stroke: none;
  }

  .letters {
    stroke: var(--ph-color-on-accent);
  }
`
