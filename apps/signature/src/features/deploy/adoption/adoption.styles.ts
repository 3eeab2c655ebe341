import { styled } from 'styled-components'

export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--ph-space-4);
  margin-bottom: var(--ph-space-3);
  font-variant-numeric: tabular-nums;

  > span {
    display: inline-flex;
    align-items: center;
    gap: var(--ph-space-2);
  }
`

/**
 * A line in the legend, drawn like the matching line in the chart. The lines differ in style as
 * well as in color.
 */
export const Key = styled.i`
  width: 20px;
  border-top: 3px solid var(--ph-color-accent);

  &[data-kind='sent'] {
    border-top: 2px dashed var(--ph-color-muted);
  }

  &[data-kind='members'] {
    border-top: 1px solid var(--ph-color-border-control);
  }
`

export const Plot = styled.svg.attrs({ role: 'img' })`
  display: block;
  width: 100%;
  height: 104px;
  overflow: visible;

  line,
  path {
    fill: none;
    vector-effect: non-scaling-stroke;
  }

  line {
    stroke: var(--ph-color-border-control);
  }

  [data-kind='sent'] {
    stroke: var(--ph-color-muted);
    stroke-width: 2px;
    stroke-dasharray: 6 4;
  }

  [data-kind='installed'] {
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

export const Figures = styled.details`
  margin-top: var(--ph-space-2);
  font-size: var(--ph-text-small);

  summary {
    width: fit-content;
    cursor: pointer;
  }

  table {
    margin-top: var(--ph-space-2);
    border-spacing: 0;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: 2px var(--ph-space-4) 2px 0;
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }

  td {
    text-align: end;
  }

  thead th {
    color: var(--ph-color-muted);
  }
`
