import { Input } from 'react-aria-components/TextField'
import { styled } from 'styled-components'
import { focusRing } from '../../theme/mixins.ts'
import { controlBox } from '../field/field.styles.ts'

export const Row = styled.div`
  display: flex;

  > :last-child {
    flex: 1;
  }
  gap: var(--ph-space-2);
`

export const Swatch = styled.input`
  flex: none;
  width: var(--ph-size-control);
  height: var(--ph-size-control);
  padding: 3px;
  border: 1px solid var(--ph-color-border-control);
  border-radius: var(--ph-radius-control);
  background: var(--ph-color-surface);
  cursor: pointer;

  &::-webkit-color-swatch-wrapper {
    padding: 0;
  }
  &::-webkit-color-swatch {
    border: 1px solid var(--ph-color-border-strong);
    border-radius: 3px;
  }
  &:focus-visible {
    ${focusRing}
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
`

export const Code = styled(Input)<{ $hasEnd: boolean }>`
  ${controlBox}
  ${(props) => props.$hasEnd && 'padding-right: 36px;'}
  font-variant-numeric: tabular-nums;
`
