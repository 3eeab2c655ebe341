import { MenuItem } from 'react-aria-components/Menu'
import { styled } from 'styled-components'
import { visuallyHidden } from '../../theme/mixins.ts'
import { option } from '../popover/popover.styles.ts'

export const Frame = styled.div`
  min-width: 180px;

  > [role='menu'] {
    outline: none;
  }
`

export const Name = styled.span`
  ${visuallyHidden}
`

export const Item = styled(MenuItem)<{ $isDangerous: boolean }>`
  ${option}
  ${(props) => props.$isDangerous && 'color: var(--ph-color-danger);'}

  > svg {
    flex: none;
  }
`
