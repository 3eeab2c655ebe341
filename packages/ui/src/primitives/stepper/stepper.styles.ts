import { styled } from 'styled-components'
import { focusRing, visuallyHidden } from '../../theme/mixins.ts'
import { below } from '../../theme/media.ts'

export const List = styled.ol`
  display: flex;
  gap: var(--ph-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`

export type StepState = 'done' | 'skipped' | 'current' | 'upcoming'

export const Step = styled.li<{ $state: StepState }>`
  display: flex;
  align-items: center;
  gap: var(--ph-space-2);
  flex: 1 1 auto;
  min-width: 0;
  color: ${(props) =>
    props.$state === 'current' ? 'var(--ph-color-text)' : 'var(--ph-color-muted)'};
  font-weight: ${(props) =>
    props.$state === 'current' ? 'var(--ph-weight-strong)' : 'var(--ph-weight-regular)'};

  &:not(:last-child)::after {
    content: '';
    flex: 1;
    min-width: var(--ph-space-3);
    height: 1px;
    background: var(--ph-color-border-strong);
  }
  &:last-child {
    flex: none;
  }
`

/** A step's number and name; a button if it can be pressed. */
export const Place = styled.span`
  display: flex;
  align-items: center;
  gap: var(--ph-space-2);
  min-width: 0;
  min-height: var(--ph-size-control);
  color: inherit;
  font: inherit;
  text-align: left;

  &:is(button) {
    margin: 0 -8px;
    padding: 0 8px;
    border: 0;
    border-radius: var(--ph-radius-control);
    background: none;
    cursor: pointer;
  }
  &:is(button):hover {
    background: var(--ph-color-hover);
    color: var(--ph-color-text);
  }
  &:focus-visible {
    ${focusRing}
  }
`

export const Mark = styled.span<{ $state: StepState }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 26px;
  height: 26px;
  border: 1px solid
    ${(props) =>
      props.$state === 'done' || props.$state === 'current'
        ? 'var(--ph-color-accent)'
        : 'var(--ph-color-border-control)'};
  border-radius: 50%;
  background: ${(props) =>
    props.$state === 'current'
      ? 'var(--ph-color-accent)'
      : props.$state === 'done'
        ? 'var(--ph-color-accent-soft)'
        : 'transparent'};
  color: ${(props) =>
    props.$state === 'current'
      ? 'var(--ph-color-on-accent)'
      : props.$state === 'done'
        ? 'var(--ph-color-accent)'
        : 'inherit'};
  font-size: var(--ph-text-small);
  font-weight: var(--ph-weight-strong);
  font-variant-numeric: tabular-nums;
`

export const Name = styled.span<{ $isCurrent: boolean }>`
  line-height: 1.25;
  ${below('tablet')} {
    ${(props) => !props.$isCurrent && visuallyHidden}
  }
`

export const State = styled.span`
  ${visuallyHidden}
`
