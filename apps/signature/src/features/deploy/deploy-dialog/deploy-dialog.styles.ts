import { below } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 260px) minmax(0, 1fr);
  align-items: start;
  gap: var(--ph-space-5);

  &[data-single] {
    grid-template-columns: minmax(0, 1fr);
  }

  h3 {
    margin: 0 0 var(--ph-space-2);
    font-size: var(--ph-text-body);
    font-weight: 650;
  }

  ${below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Failure = styled.div`
  margin-bottom: var(--ph-space-4);
`

export const Lead = styled.p`
  margin: 0 0 var(--ph-space-4);
`

export const Groups = styled.section`
  margin-bottom: var(--ph-space-4);

  summary {
    padding: var(--ph-space-1) 0;
    cursor: pointer;
    font-variant-numeric: tabular-nums;
  }

  p {
    margin: 0 0 var(--ph-space-2) var(--ph-space-4);
    color: var(--ph-color-muted);
    font-size: var(--ph-text-small);
    overflow-wrap: anywhere;
  }
`

export const Test = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--ph-space-2);

  output {
    color: var(--ph-color-success);
    font-size: var(--ph-text-small);
    overflow-wrap: anywhere;
  }
`

export const Mail = styled.section`
  min-width: 0;
`

export const Head = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 2px var(--ph-space-3);
  margin: 0 0 var(--ph-space-3);
  font-size: var(--ph-text-small);

  dt {
    color: var(--ph-color-muted);
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`

export const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 320px;
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-control);
  background: #fff;
`
