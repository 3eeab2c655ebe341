import { visuallyHidden } from '@org/ui/theme'
import { css, styled } from 'styled-components'

export const Group = styled.fieldset<{ $isLabelHidden: boolean }>`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0 0 var(--ph-space-1);
    font-size: var(--ph-text-small);
    font-weight: 500;
    ${({ $isLabelHidden }) =>
      $isLabelHidden &&
      css`
        ${visuallyHidden}
      `}
  }
`

export const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ph-space-2);
`

export const Part = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ph-space-1);

  > :first-child {
    /* Two buttons and three digits. */
    width: calc(2 * var(--ph-size-control) + 48px);
  }
  > span {
    color: var(--ph-color-muted);
    font-size: var(--ph-text-small);
  }
`
