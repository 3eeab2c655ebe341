import { styled } from 'styled-components'

/**
 * The window shows somebody else's mail program: its colours follow the scheme it is asked to
 * show and not the application's own.
 */
export const Window = styled.section`
  --window-surface: #ffffff;
  --window-bar: #f4f5f8;
  --window-line: #e6e9f0;
  --window-text: #1d2333;
  --window-muted: #565f75;
  --window-chip: #eef0f5;
  --window-accent: #2f4be0;

  &[data-scheme='dark'] {
    --window-surface: #1c1d20;
    --window-bar: #26272b;
    --window-line: #36373d;
    --window-text: #ececef;
    --window-muted: #b0b2ba;
    --window-chip: #303137;
    --window-accent: #93a5ff;
  }

  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  overflow: hidden;
  border: 1px solid var(--window-line);
  border-radius: var(--ph-radius-dialog, 14px);
  background: var(--window-surface);
  color: var(--window-text);
  box-shadow:
    0 1px 2px rgb(19 26 43 / 6%),
    0 12px 32px -8px rgb(19 26 43 / 16%);
  font-family: var(--ph-font-sans, system-ui, sans-serif);
  font-size: 14px;
  line-height: 1.5;
`

export const TitleBar = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  padding: 0 8px 0 16px;
  border-bottom: 1px solid var(--window-line);
  background: var(--window-bar);
`

export const Lights = styled.span`
  display: inline-flex;
  gap: 6px;

  &::before,
  &::after,
  span {
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: var(--window-line);
    box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--window-muted) 22%, transparent);
    content: '';
  }
`

export const Title = styled.h2`
  margin: 0;
  font-size: 13px;
  font-weight: 600;
  line-height: 1.25;
`

export const Tools = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  margin-left: auto;
`

export const Badge = styled.span`
  padding: 2px 8px;
  border: 1px solid var(--window-line);
  border-radius: 999px;
  background: var(--window-surface);
  color: var(--window-muted);
  font-size: 12px;
  font-weight: 500;
`

export const SchemeButton = styled.button`
  display: inline-grid;
  width: 32px;
  height: 32px;
  place-items: center;
  border: 0;
  border-radius: 6px;
  background: none;
  color: var(--window-muted);
  cursor: pointer;

  &:hover {
    background: var(--window-chip);
    color: var(--window-text);
  }

  &:focus-visible {
    outline: 2px solid var(--window-accent);
    outline-offset: 2px;
  }

  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
`

export const Row = styled.p`
  display: flex;
  flex: none;
  align-items: center;
  gap: 12px;
  min-height: 40px;
  margin: 0 16px;
  border-bottom: 1px solid var(--window-line);
`

export const RowLabel = styled.span`
  min-width: 40px;
  color: var(--window-muted);
  font-size: 13px;
`

export const Recipient = styled.span`
  padding: 2px 10px;
  border-radius: 999px;
  background: var(--window-chip);
  font-size: 13px;
`

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: 20px 16px 24px;
  overflow: auto;
`

/** Set in the default font of most mail programs, so that the signature is seen in its place. */
export const Draft = styled.div`
  margin-bottom: 24px;
  font-family: Arial, Helvetica, sans-serif;

  p {
    max-width: 62ch;
    margin: 0 0 12px;
  }
`
