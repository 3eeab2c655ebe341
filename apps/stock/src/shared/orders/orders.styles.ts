import { below } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Planned = styled.section`
  margin-top: var(--ph-space-4);

  h3 {
    margin: 0;
    font-size: var(--ph-text-body);
  }
  small {
    color: var(--ph-color-muted);
    font-size: var(--ph-text-small);
  }
`

/** The lots of a product, below the product's line. */
export const Lots = styled.div`
  flex: 1 0 100%;

  > button {
    /* In line with the text above. */
    margin-inline-start: calc(-1 * var(--ph-space-4));
  }
  > ul {
    margin: var(--ph-space-2) 0 0 var(--ph-space-4);
  }
`

export const PlannedList = styled.ul`
  margin: var(--ph-space-3) 0 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--ph-space-4);
    padding: var(--ph-space-2) 0;
    border-top: 1px solid var(--ph-color-border);
  }
  li:has(> ${Lots}) {
    flex-wrap: wrap;
    row-gap: 0;
  }
  li > span {
    flex: 1 1 0;
    min-width: 0;
  }
  li > div:not(${Lots}) {
    flex: none;
    width: 152px;
  }
  strong,
  b {
    display: block;
    font-weight: 600;
  }
  b {
    flex: none;
    text-align: end;
  }
  small {
    display: block;
    color: var(--ph-color-muted);
    font-size: var(--ph-text-small);
    font-weight: 400;
  }
`

/** The notices about somebody else's changes, above the lines. */
export const Notices = styled.div`
  display: grid;
  gap: var(--ph-space-3);
`

/** An order or a return, laid out like a paper document. */
export const Paper = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ph-space-4);
`

export const Letterhead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ph-space-2) var(--ph-space-4);
  margin-bottom: var(--ph-space-3);
  color: var(--ph-color-muted);

  > button {
    margin-inline-start: auto;
  }
`

export const EditRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--ph-space-2);
  margin-top: var(--ph-space-4);
`

/** The controls that add lines, below the lines. */
export const BelowLines = styled.div`
  display: grid;
  gap: var(--ph-space-3);
  margin-top: var(--ph-space-3);
`

export const Upload = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ph-space-2) var(--ph-space-3);
`

export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--ph-space-2) var(--ph-space-4);
  min-height: 56px;
  padding: var(--ph-space-2) 0;
  border-bottom: 1px solid var(--ph-color-border);

  strong {
    display: block;
    font-weight: 600;
  }
  small {
    color: var(--ph-color-muted);
    font-size: var(--ph-text-small);
  }

  ${below('tablet')} {
    /* Beside two large buttons, the name would be as narrow as a word. */
    &:has(> div > button) {
      grid-template-columns: minmax(0, 1fr);

      > div:has(> button) {
        justify-self: end;
      }
    }
  }
`

export const Tags = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--ph-space-1);
  margin-inline-start: var(--ph-space-2);
`

export const Amount = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ph-space-2);

  output,
  > span {
    /* The same for all lines, so that their buttons line up; '2 boîtes + 12 unités' fits. */
    width: 160px;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }

  ${below('tablet')} {
    /* No button is beside it: the name gets the rest. */
    > span {
      width: 120px;
    }
  }
  small {
    display: block;
  }
  button {
    min-width: 44px;
    min-height: 44px;
  }
`

/** The fields for the goods that arrived in one lot. */
export const EntryFields = styled.fieldset`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(140px, 1fr) minmax(120px, 1fr) minmax(120px, 1fr) auto;
  align-items: start;
  gap: var(--ph-space-3);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  input {
    min-height: 48px;
  }
  > button {
    min-height: 48px;
    margin-top: 24px;
  }

  ${below('tablet')} {
    grid-template-columns: 1fr 1fr;

    > :first-child {
      grid-column: 1 / -1;
    }
    > button {
      grid-column: 1 / -1;
      margin-top: 0;
    }
  }
`

/** A question about an entry, below its fields. */
export const EntryQuestion = styled.div`
  display: flex;
  flex-wrap: wrap;
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

export const CodeRow = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--ph-space-3);

  > :first-child {
    flex: 1 1 220px;
  }
  > button {
    min-height: 48px;
    margin-top: 24px;
  }
  input {
    min-height: 48px;
  }
`

export const Events = styled.ol`
  display: grid;
  gap: var(--ph-space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  small {
    display: block;
    color: var(--ph-color-muted);
    font-size: var(--ph-text-small);
  }
`
