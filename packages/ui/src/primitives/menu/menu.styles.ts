import { Header, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { styled } from 'styled-components'
import { visuallyHidden } from '../../theme/mixins.ts'
import { option } from '../popover/sheet.styles.ts'

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
  > svg:last-child:not(:first-child),
  > kbd {
    margin-left: auto;
    color: var(--ph-color-muted);
  }
  > kbd {
    padding-left: var(--ph-space-4);
    font: inherit;
    font-size: var(--ph-text-small);
  }
  &[data-open] {
    background: var(--ph-color-hover);
  }
`

export const Section = styled(MenuSection)`
  & + &,
  [role='menuitem'] + & {
    margin-top: 4px;
    padding-top: 4px;
    border-top: 1px solid var(--ph-color-border);
  }
`

export const Title = styled(Header)`
  padding: 6px var(--ph-space-3) 2px;
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
  font-weight: var(--ph-weight-medium);
`
