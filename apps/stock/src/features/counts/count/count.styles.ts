import { below } from '@org/ui/theme'
import { styled } from 'styled-components'

export const CodeRow = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--ph-space-3);

  > :first-child {
    flex: 1 1 220px;
    max-width: 420px;
  }

  > button {
    min-height: 48px;
    margin-top: 24px;
  }

  input {
    min-height: 48px;
  }
`

export const LineTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ph-space-3);

  h2 {
    margin: 0 auto 0 0;
    font-size: var(--ph-text-section);
    font-weight: 650;
  }

  /* The options of a segmented control are smaller than other controls. */
  button {
    min-height: 44px;
  }
`

export const Lines = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  background: var(--ph-color-surface);
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-card);
  list-style: none;
`

export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 190px 100px;
  align-items: center;
  gap: var(--ph-space-2) var(--ph-space-4);
  padding: var(--ph-space-3) var(--ph-space-4);

  &:not(:first-child) {
    border-top: 1px solid var(--ph-color-border);
  }

  > button {
    min-height: 48px;
    font-size: var(--ph-text-section);
    font-variant-numeric: tabular-nums;
  }

  ${below('tablet')} {
    grid-template-columns: minmax(0, 1fr) 88px;

    > :nth-child(2) {
      grid-row: 2;
      grid-column: 1;
      text-align: start;
    }

    > :nth-child(3) {
      grid-row: 1 / span 2;
      grid-column: 2;
    }
  }
`

export const LineName = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;

  strong {
    font-weight: 500;
  }
`

export const LineDifference = styled.div`
  display: grid;
  gap: 2px;
  justify-items: end;
  text-align: end;
  font-variant-numeric: tabular-nums;

  ${below('tablet')} {
    justify-items: start;
  }
`

export const LineQty = styled.strong`
  justify-self: end;
  font-size: var(--ph-text-section);
  font-variant-numeric: tabular-nums;
`

export const Stack = styled.div`
  display: grid;
  gap: var(--ph-space-4);

  p {
    margin: 0;
  }
`
