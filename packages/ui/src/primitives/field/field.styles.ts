import { FieldError, Label, Text } from 'react-aria-components/TextField'
import { css, styled } from 'styled-components'
import { focusRing, visuallyHidden } from '../../theme/mixins.ts'

/** Label above, control, then help and errors below. */
export const fieldLayout = css`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: 6px;
  min-width: 0;
`

export const FieldLabel = styled(Label)<{ $isHidden: boolean }>`
  font-size: var(--ph-text-small);
  font-weight: var(--ph-weight-medium);
  line-height: 20px;
  ${(props) => props.$isHidden && visuallyHidden}
`

/**
 * The asterisk of a required field; for screen readers the control itself is marked as required.
 */
export const RequiredMark = styled.span`
  display: none;
  margin-left: 3px;
  color: var(--ph-color-danger);
  font-size: var(--ph-text-small);
  line-height: 20px;

  [data-required] & {
    display: inline;
  }
`

/** The label with its asterisk. */
export const LabelLine = styled.div`
  display: flex;
  min-width: 0;
`

/** The label with the error icon next to it, which does not make the line taller. */
export const LabelRow = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;

  > button {
    margin: -4px 0;
  }
`

export const Description = styled(Text)`
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
`

/* A message may have several lines: the error, then its reason. */
export const Errors = styled(FieldError)`
  color: var(--ph-color-danger);
  font-size: var(--ph-text-small);
  white-space: pre-line;
`

/** The box around every control that is a text input or opens a list. */
export const controlBox = css`
  width: 100%;
  min-width: 0;
  min-height: var(--ph-size-control);
  padding: calc((var(--ph-size-control) - 24px) / 2) var(--ph-space-3);
  border: 1px solid var(--ph-color-border-control);
  border-radius: var(--ph-radius-control);
  background: var(--ph-color-surface);
  color: var(--ph-color-text);
  line-height: 22px;
  transition: border-color var(--ph-motion-fast) var(--ph-motion-ease);

  /* Phones zoom into inputs whose text is smaller than 16 px. */
  @media (pointer: coarse) {
    font-size: var(--ph-text-lead);
  }

  &[data-hovered] {
    border-color: var(--ph-color-faint);
  }
  &[data-focused] {
    border-color: var(--ph-color-accent);
    outline: none;
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  &[data-disabled] {
    background: var(--ph-color-canvas);
    border-color: var(--ph-color-border-strong);
    color: var(--ph-color-faint);
    cursor: not-allowed;
  }
  &[readonly] {
    background: var(--ph-color-canvas);
    border-color: var(--ph-color-border-strong);
  }
  &[data-invalid] {
    border-color: var(--ph-color-danger);
  }
`

export const ErrorIcon = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 0;
  background: none;
  color: var(--ph-color-danger);
`

export const ControlRow = styled.div`
  position: relative;
  display: flex;
  align-items: center;

  /* In a text box, the error icon is inside. */
  > ${ErrorIcon} {
    position: absolute;
    top: calc((var(--ph-size-control) - 28px) / 2);
    right: 4px;
  }
`

/** Space for a 16 px icon at one end of the control. */
export const Adornment = styled.span<{ $side: 'start' | 'end' }>`
  position: absolute;
  ${(props) => (props.$side === 'start' ? 'left' : 'right')}: var(--ph-space-3);
  display: inline-flex;
  color: var(--ph-color-faint);
  pointer-events: none;
`
