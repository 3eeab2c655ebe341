import { styled } from 'styled-components'

export const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ph-space-2) var(--ph-space-4);
  margin-bottom: var(--ph-space-4);
  color: var(--ph-color-muted);

  strong {
    color: var(--ph-color-text);
    font-size: 40px;
    line-height: 1.1;
  }
`

export const Plot = styled.svg.attrs({ role: 'img' })`
  display: block;
  width: 100%;
  height: 120px;
  margin-top: var(--ph-space-3);
  overflow: visible;

  line,
  path {
    fill: none;
    vector-effect: non-scaling-stroke;
  }
  line {
    stroke: var(--ph-color-border-control);
  }
  [data-kind='stock'] {
    stroke: var(--ph-color-accent);
    stroke-width: 3px;
  }
  [data-kind='area'] {
    fill: var(--ph-color-accent-soft);
  }
`

export const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--ph-space-3);
  margin-top: var(--ph-space-1);
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
`
