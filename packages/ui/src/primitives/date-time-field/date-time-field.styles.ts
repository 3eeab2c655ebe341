import { styled } from 'styled-components'
import { Box } from '../text-field/text-field.styles.ts'

export const Time = styled(Box)`
  font-variant-numeric: tabular-nums;

  &::-webkit-calendar-picker-indicator {
    margin-left: var(--ph-space-1);
    cursor: pointer;
  }
  &[data-disabled]::-webkit-calendar-picker-indicator,
  &[readonly]::-webkit-calendar-picker-indicator {
    display: none;
  }
`
