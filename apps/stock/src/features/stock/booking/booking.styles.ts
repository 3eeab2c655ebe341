import { below } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ph-space-4);
`

export const Where = styled.p`
  display: flex;
  align-items: center;
  gap: var(--ph-space-2);
  margin: 0;
  color: var(--ph-color-muted);

  > :first-child {
    margin-right: auto;
  }
`

export const Lines = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 184px auto;
  align-items: center;
  gap: var(--ph-space-2) var(--ph-space-3);
  padding: var(--ph-space-3) 0;
  border-top: 1px solid var(--ph-color-border);

  > p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  /* The button that opens the lot, below the name. */
  > button:nth-child(4) {
    justify-self: start;
    margin: calc(-1 * var(--ph-space-3)) 0 0 calc(-1 * var(--ph-space-4));
  }
  ${below('tablet')} {
    grid-template-columns: minmax(0, 1fr) auto;
    > p {
      grid-column: 1 / -1;
    }
  }
`

export const LineName = styled.strong`
  display: block;
  font-weight: 650;
`

export const LineDetail = styled.span`
  display: block;
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
`

/** The product's photo, beside the two lines of text. */
export const LinePhoto = styled.span`
  float: left;
  margin-right: var(--ph-space-3);
`

/** The question that a line asks, below its quantity. */
export const Question = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--ph-space-3);
  grid-column: 1 / -1;
  padding: var(--ph-space-3);
  border-radius: var(--ph-radius-control);
  background: var(--ph-color-warning-soft);

  p {
    flex-basis: 100%;
    margin: 0;
  }
`

export const Quantity = styled.span`
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`
