import { Input, NumberField } from 'react-aria-components/NumberField'
import {
  Slider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider'
import { styled } from 'styled-components'
import { focusRing } from '../../theme/mixins.ts'
import { controlBox } from '../field/field.styles.ts'

export const Field = styled(Slider<number>)`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 2px var(--ph-space-3);
  font-size: var(--ph-text-small);
`

export const Output = styled(SliderOutput)`
  /* Next to a label of two lines, the value is on the second one, as in adjacent sliders. */
  align-self: end;
  /* Half the difference between the line heights of the label and the value. */
  margin-bottom: 0.25px;
  color: var(--ph-color-muted);
  font-variant-numeric: tabular-nums;
`

export const Entry = styled(NumberField)`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--ph-color-muted);
`

export const Digits = styled(Input)`
  ${controlBox}
  width: 72px;
  min-height: 28px;
  padding: 2px var(--ph-space-2);
  text-align: right;
  font-variant-numeric: tabular-nums;

  @media (pointer: coarse) {
    min-height: var(--ph-size-touch);
  }
`

export const Help = styled.div`
  grid-column: 1 / -1;
  color: var(--ph-color-muted);
`

export const ErrorText = styled.div`
  color: var(--ph-color-danger);
`

export const Track = styled(SliderTrack)`
  position: relative;
  grid-column: 1 / -1;
  height: 24px;
  margin: 0 9px;
  cursor: pointer;

  @media (pointer: coarse) {
    height: var(--ph-size-touch);
  }

  &::before {
    content: '';
    position: absolute;
    inset: calc(50% - 2px) -9px;
    height: 4px;
    border-radius: 2px;
    background: var(--ph-color-border-strong);
  }
`

/**
 * The filled part of the track. React Aria stretches this element to the full height of the track,
 * so only the thin line inside is colored.
 */
export const Fill = styled(SliderFill)`
  &::before {
    content: '';
    position: absolute;
    inset: calc(50% - 2px) 0 auto -9px;
    height: 4px;
    border-radius: 2px;
    background: var(--ph-color-accent);
  }
  [data-disabled] &::before {
    background: var(--ph-color-border-control);
  }
`

export const Thumb = styled(SliderThumb)`
  top: 50%;
  width: 18px;
  height: 18px;
  border: 2px solid var(--ph-color-accent);
  border-radius: 50%;
  background: var(--ph-color-surface);

  &[data-dragging] {
    background: var(--ph-color-accent-soft);
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  &[data-disabled] {
    border-color: var(--ph-color-border-strong);
    cursor: not-allowed;
  }
`
