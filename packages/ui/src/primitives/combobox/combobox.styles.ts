import { Button, ComboBox, Input, ListBox, ListBoxItem } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { keyframes, styled } from 'styled-components'
import { focusRing } from '../../theme/mixins.ts'
import { controlBox, fieldLayout } from '../field/field.styles.ts'
import { choice, list } from '../popover/sheet.styles.ts'
import type { ComboboxOption } from './combobox-option.ts'

export const Field = styled(ComboBox<ComboboxOption, 'single'>)`
  ${fieldLayout}
`

/** The box around the selection, the typed text and the button. */
export const Control = styled(Group)`
  ${controlBox}
  display: flex;
  align-items: flex-start;
  padding: 0;
  cursor: text;

  &[data-focus-within] {
    border-color: var(--ph-color-accent);
  }
  &[data-focus-within]:has(input[data-focus-visible]) {
    ${focusRing}
  }
  [data-readonly] > & {
    background: var(--ph-color-canvas);
    border-color: var(--ph-color-border-strong);
  }
`

export const Text = styled(Input)`
  flex: 1;
  align-self: stretch;
  min-width: 80px;
  padding: 0 var(--ph-space-1) 0 var(--ph-space-3);
  border: 0;
  outline: none;
  background: transparent;
  line-height: 26px;
  text-overflow: ellipsis;

  &[data-disabled] {
    cursor: not-allowed;
  }
`

export const End = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  min-height: calc(var(--ph-size-control) - 2px);
`

const turn = keyframes`
  to { transform: rotate(360deg); }
`

/** Shows that suggestions are loading; the list also says so. */
export const Ring = styled.span`
  width: 15px;
  height: 15px;
  border: 2px solid var(--ph-color-border-strong);
  border-top-color: var(--ph-color-accent);
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`

export const Toggle = styled(Button)`
  display: grid;
  place-items: center;
  width: 32px;
  height: calc(var(--ph-size-control) - 2px);
  padding: 0;
  border: 0;
  background: none;
  color: var(--ph-color-muted);
  cursor: pointer;

  &[data-disabled] {
    color: var(--ph-color-border-strong);
    cursor: not-allowed;
  }
`

export const List = styled(ListBox<ComboboxOption>)`
  ${list}
`

export const Option = styled(ListBoxItem<ComboboxOption>)`
  ${choice}
`

export const Note = styled.output`
  display: block;
  padding: var(--ph-space-2) var(--ph-space-3);
  color: var(--ph-color-muted);
`
