import { LeaveQuestion } from '@org/app-kit/pages'
import { ConfirmDialog, Dialog } from '@org/ui/primitives'
import { css, styled } from 'styled-components'

/** Makes every control large enough for gloved hands, even if a mouse is the main pointer. */
const largeControls = css`
  --ph-size-control: 48px;

  /* Inside of a field, but a target of its own. */
  button[aria-haspopup='listbox'] {
    min-width: 44px;
    min-height: 44px;
  }
`

export const LargeDialog = styled(Dialog)`
  ${largeControls}
`

export const LargeConfirmDialog = styled(ConfirmDialog)`
  ${largeControls}

  /* Why the action has failed, above the question. */
  [role='alert'] {
    margin-bottom: var(--ph-space-3);
  }
`

export const LargeLeaveQuestion = styled(LeaveQuestion)`
  ${largeControls}
`

/** A part of a page with large controls. It adds no box to the layout. */
export const LargeControls = styled.div`
  display: contents;
  ${largeControls}
`
