import { styled } from 'styled-components'

/** Figures side by side, as many as there is room for. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: var(--ph-space-4);
  margin: 0;
`

export const Figure = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: var(--ph-space-1);
  min-width: 0;

  dt {
    color: var(--ph-color-muted);
    font-size: var(--ph-text-small);
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  strong {
    font-size: var(--ph-text-section);
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
`
