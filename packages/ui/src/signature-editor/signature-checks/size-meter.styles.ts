import { styled } from 'styled-components'
import { visuallyHidden } from '../../theme/mixins.ts'

export const Meter = styled.section`
  position: relative;
  margin-bottom: var(--ph-space-5);
  --meter-color: var(--ph-color-accent);

  &[data-full] {
    --meter-color: var(--ph-color-danger);
  }
`

/** Visible only to screen readers: a native meter cannot show several parts. */
export const Value = styled.meter`
  ${visuallyHidden}
`

export const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 12px;
  margin: var(--ph-space-2) 0 var(--ph-space-3);
  border-radius: var(--ph-radius-control);
  background: var(--ph-color-hover);
  overflow: hidden;
`

const tone = ({ $tone }: { $tone: number }) =>
  `background: color-mix(in srgb, var(--meter-color) ${$tone}%, var(--ph-color-raised));`

export const Part = styled.div<{ $tone: number }>`
  min-width: 2px;
  ${tone}
`

export const Legend = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(208px, 1fr));
  gap: var(--ph-space-1) var(--ph-space-5);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--ph-text-small);
`

export const LegendLine = styled.li`
  display: grid;
  grid-template-columns: 10px minmax(0, 1fr) auto;
  gap: var(--ph-space-2);
  align-items: center;

  > :last-child {
    color: var(--ph-color-muted);
    font-variant-numeric: tabular-nums;
  }
`

export const Swatch = styled.span<{ $tone: number }>`
  width: 10px;
  height: 10px;
  border-radius: 3px;
  ${tone}
`
