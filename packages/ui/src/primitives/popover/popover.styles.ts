import { Dialog } from 'react-aria-components/Popover'
import { styled } from 'styled-components'
import { Sheet } from './sheet.styles.ts'

/** A popover for contents of any kind. */
export const RoomySheet = styled(Sheet)`
  min-width: 0;
  padding: 0;
`

export const Contents = styled(Dialog)`
  padding: var(--ph-space-4);
  outline: none;
`
