import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { styled } from 'styled-components'
import { focusRing } from '../theme/mixins.ts'

export const Root = styled.div`
  display: grid;
  gap: var(--ph-space-4);
`

export const Bodies = styled.div`
  display: flex;
  justify-content: center;
  gap: var(--ph-space-5);
`

export const Figure = styled.figure`
  flex: 0 1 200px;
  min-width: 0;
  margin: 0;
  text-align: center;
`

export const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
`

export const Outline = styled.path`
  fill: var(--ph-color-hover);
  stroke: var(--ph-color-border-control);
`

/**
 * A muscle in the picture: transparent if its group is not selected or worked, up to the full
 * accent color if it is selected or worked most.
 */
export const Region = styled.path`
  fill: var(--ph-color-accent);
  stroke: var(--ph-color-border-control);
  stroke-width: 0.8;
  transition: fill-opacity var(--ph-motion-fast) var(--ph-motion-ease);

  &[data-pickable] {
    cursor: pointer;
  }
  &[data-hovered] {
    stroke: var(--ph-color-accent);
    stroke-width: 2;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`

export const Lines = styled.path`
  fill: none;
  stroke: var(--ph-color-border-control);
  stroke-width: 0.6;
  pointer-events: none;
`

export const Caption = styled.figcaption`
  margin-top: var(--ph-space-2);
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
`

export const Choices = styled(ToggleButtonGroup)`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--ph-space-2);
  max-width: 560px;
  margin: 0 auto;
`

export const Choice = styled(ToggleButton)`
  min-height: var(--ph-size-control);
  padding: 0 var(--ph-space-3);
  border: 1px solid var(--ph-color-border-control);
  border-radius: var(--ph-radius-pill);
  background: var(--ph-color-surface);
  color: var(--ph-color-text);
  font-size: var(--ph-text-small);
  cursor: pointer;

  &[data-hovered] {
    background: var(--ph-color-hover);
  }
  &[data-selected] {
    border-color: var(--ph-color-accent);
    background: var(--ph-color-accent);
    color: var(--ph-color-on-accent);
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  &[data-disabled] {
    color: var(--ph-color-faint);
    cursor: not-allowed;
  }
  &[data-disabled][data-selected] {
    border-color: var(--ph-color-border-control);
    background: var(--ph-color-hover);
    color: var(--ph-color-muted);
  }
`

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--ph-space-1) var(--ph-space-4);
  margin: 0;
  padding: 0;
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
  list-style: none;
`
