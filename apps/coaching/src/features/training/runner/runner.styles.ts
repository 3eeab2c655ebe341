import { ellipsis, visuallyHidden } from '@org/ui/theme'
import { styled } from 'styled-components'

/** Wide enough for the video to stand beside the number: a phone on its side, or a computer. */
const sideBySide = '@media (min-aspect-ratio: 1 / 1)'
/** A phone in landscape orientation. */
const low = '@media (min-aspect-ratio: 1 / 1) and (max-height: 480px)'

/**
 * Black over the whole window. Until the session is over, touches on it are swipes or taps, and do
 * not scroll.
 */
export const Screen = styled.section`
  position: fixed;
  inset: 0;
  z-index: 1000;
  display: grid;
  /* The share of the stage does not depend on what the info says, so that it keeps its height. */
  grid-template:
    'top' auto
    'stage' minmax(0, 45fr)
    'info' minmax(0, 55fr)
    'controls' auto / minmax(0, 1fr);
  gap: clamp(8px, 2vh, 20px) clamp(16px, 4vw, 64px);
  padding: max(12px, env(safe-area-inset-top)) max(16px, env(safe-area-inset-right))
    max(16px, env(safe-area-inset-bottom)) max(16px, env(safe-area-inset-left));
  color: var(--ph-color-text);
  background: #000;
  outline: none;
  touch-action: none;
  user-select: none;
  -webkit-user-select: none;
  -webkit-tap-highlight-color: transparent;

  &[data-over] {
    display: block;
    overflow-y: auto;
    touch-action: auto;
  }

  ${sideBySide} {
    grid-template:
      'top top' auto
      'stage info' minmax(0, 1fr)
      'stage controls' auto / min(42vw, 64vh) minmax(0, 1fr);
  }
`

/** A message that covers the top of the stage without moving its content. */
export const Notice = styled.output`
  position: absolute;
  display: block;
  inset: max(64px, env(safe-area-inset-top)) 16px auto;
  max-width: 48ch;
  margin: 0 auto;
  padding: var(--ph-space-3);
  color: var(--ph-color-text);
  background: var(--ph-color-surface);
  border-radius: var(--ph-radius-control);
  text-align: center;
  pointer-events: none;

  ${low} {
    /* Over the progress, because the title of the step is where it would be otherwise. */
    inset: max(4px, env(safe-area-inset-top)) 80px auto;
    max-width: 60ch;
    padding: var(--ph-space-2);
  }
  &:empty {
    display: none;
  }
`

export const Top = styled.header`
  grid-area: top;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--ph-space-3);
  color: var(--ph-color-muted);
  font-size: var(--ph-text-lead);
  font-variant-numeric: tabular-nums;
  text-align: center;
`

export const Tools = styled.div`
  display: flex;
  gap: var(--ph-space-2);
`

export const Progress = styled.progress`
  display: block;
  width: 100%;
  height: 6px;
  margin-top: var(--ph-space-1);
  overflow: hidden;
  appearance: none;
  background: var(--ph-color-hover);
  border: 0;
  border-radius: var(--ph-radius-pill);

  &::-webkit-progress-bar {
    background: transparent;
  }
  &::-webkit-progress-value {
    background: var(--ph-color-text);
    border-radius: var(--ph-radius-pill);
  }
  &::-moz-progress-bar {
    background: var(--ph-color-text);
    border-radius: var(--ph-radius-pill);
  }
`

/** The current step. Its color follows the kind of step, which the title also says. */
export const Info = styled.div`
  --runner-color: var(--ph-color-text);
  grid-area: info;
  display: flex;
  flex-direction: column;
  justify-content: safe center;
  gap: clamp(4px, 1vh, 12px);
  min-width: 0;
  min-height: 0;
  overflow: hidden;
  text-align: center;

  > * {
    flex: none;
    margin: 0;
  }

  &[data-kind='rest'] {
    --runner-color: var(--ph-color-success);
  }
  &[data-kind='countdown'] {
    --runner-color: var(--ph-color-warning);
  }
  &[data-paused] {
    --runner-color: var(--ph-color-faint);
  }

  ${sideBySide} {
    text-align: left;
  }
`

export const Place = styled.p`
  color: var(--ph-color-muted);
  font-size: clamp(16px, 2.4vmin, 22px);
  font-weight: 500;

  ${low} {
    font-size: 14px;
    ${ellipsis}
  }
`

export const Hint = styled.p`
  color: var(--ph-color-text);
  font-size: clamp(16px, 2.6vmin, 24px);
  font-weight: 500;

  ${low} {
    font-size: 14px;
  }
`

export const Title = styled.h1`
  color: var(--runner-color);
  font-size: clamp(26px, 5vmin, 56px);
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-height: 1.15;
  overflow-wrap: anywhere;

  ${low} {
    font-size: clamp(20px, 6.5vh, 28px);
    -webkit-line-clamp: 1;
  }
`

/**
 * The huge number. It takes the room that the other lines leave, and is smaller if it has more than
 * two characters, and smaller still if it is a range of them.
 */
export const Amount = styled.p`
  && {
    flex: 0 1 min(40vw, 24vh);
  }
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 40px;
  color: var(--runner-color);
  line-height: 0.9;
  container-type: size;

  strong {
    font-size: min(108cqh, 80cqw);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.05em;
  }
  &[data-length] strong {
    font-size: min(108cqh, 36cqw);
  }
  &[data-length='range'] strong {
    font-size: min(90cqh, 24cqw);
  }

  ${sideBySide} {
    justify-content: start;

    && {
      flex-basis: min(24vw, 44vh);
    }
  }
`

/** What the number counts, and the load. */
export const Unit = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  gap: 0 var(--ph-space-3);
  color: var(--runner-color);
  font-size: clamp(20px, 4vmin, 40px);
  font-weight: 500;
  line-height: 1.1;

  ${sideBySide} {
    justify-content: start;
  }
  ${low} {
    font-size: 18px;
  }
`

/** The load of the exercise: what the person has to pick up before it. */
export const Load = styled.b`
  color: var(--ph-color-text);
  font-weight: 650;
  overflow-wrap: anywhere;
`

/** The coach's note. Two lines at most: the guide shows all of it. */
export const Note = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: var(--ph-color-muted);
  font-size: clamp(16px, 2.4vmin, 24px);
  line-height: 1.35;
  overflow-wrap: anywhere;

  @media (max-height: 600px) {
    display: none;
  }
`

/** The remaining time of a timed step, as a bar that shrinks. */
export const Left = styled.div`
  height: clamp(6px, 1.2vmin, 12px);
  overflow: hidden;
  background: var(--ph-color-hover);
  border-radius: var(--ph-radius-pill);

  > div {
    height: 100%;
    background: var(--runner-color);
    border-radius: inherit;
    transform-origin: left;
  }

  @media (prefers-reduced-motion: no-preference) {
    &[data-running] > div {
      transition: transform 1s linear;
    }
  }
`

export const Next = styled.p`
  min-height: 1.4em;
  color: var(--ph-color-muted);
  font-size: clamp(16px, 3vmin, 30px);
  line-height: 1.4;
  overflow-wrap: anywhere;

  ${low} {
    font-size: 14px;
    ${ellipsis}
  }
`

/** Read out by screen readers whenever it changes. */
export const Announced = styled.output`
  ${visuallyHidden}
`
