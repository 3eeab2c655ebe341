import { Dialog } from '@org/ui/primitives'
import { below } from '@org/ui/theme'
import { styled } from 'styled-components'

/** A dialog for gloved hands: every control is large enough. */
export const ScanDialog = styled(Dialog)`
  --ph-size-control: 48px;

  /* Inside of a field, but a target of its own. */
  button[aria-haspopup='listbox'] {
    min-width: 44px;
    min-height: 44px;
  }
`

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

/** The last scan, readable from a distance; color, icon and words say how it ended. */
export const LastCard = styled.output`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--ph-space-1) var(--ph-space-4);
  min-height: 96px;
  padding: var(--ph-space-4);
  border: 2px solid var(--ph-color-border);
  border-radius: var(--ph-radius-card);
  box-sizing: border-box;

  &[data-result='success'] {
    border-color: var(--ph-color-success);
    background: var(--ph-color-success-soft);
    > svg {
      color: var(--ph-color-success);
    }
  }
  &[data-result='question'] {
    border-color: var(--ph-color-warning);
    background: var(--ph-color-warning-soft);
    > svg {
      color: var(--ph-color-warning);
    }
  }
  &[data-result='error'] {
    border-color: var(--ph-color-danger);
    background: var(--ph-color-danger-soft);
    > svg {
      color: var(--ph-color-danger);
    }
  }

  strong {
    font-size: 24px;
    font-weight: 650;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }

  ${below('tablet')} {
    gap: var(--ph-space-1) var(--ph-space-3);
    padding: var(--ph-space-3);
    strong {
      font-size: 20px;
    }
  }
`

export const Added = styled.span`
  font-size: 28px;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  ${below('tablet')} {
    grid-column: 2;
    font-size: 20px;
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

/** The product's photo, beside both lines of text. */
export const LinePhoto = styled.span`
  float: left;
  margin-right: var(--ph-space-3);
`

/** What a line asks, below its quantity. */
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

export const AssociateBox = styled.fieldset`
  display: flex;
  min-width: 0;
  padding: 0;
  border: 0;
  flex-wrap: wrap;
  gap: var(--ph-space-3);
  margin: var(--ph-space-2) 0 0;

  > :not(button) {
    flex-basis: 100%;
    margin: 0;
  }
`
