import { createGlobalStyle, styled } from 'styled-components'

/** Prints only the labels, on A4 pages that have no margins and hold 3 by 8 labels each. */
export const PrintStyles = createGlobalStyle`
  @media print {
    @page {
      size: A4;
      margin: 0;
    }

    body > :not([data-labels]) {
      display: none !important;
    }
  }
`

/** The part of the document that is printed; the screen shows a copy of it. */
export const Printed = styled.div`
  display: none;

  @media print {
    display: block;
  }
`

export const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(70mm, 100%), 1fr));
  margin: 0;
  padding: 0;
  color: #000000;
  background: #ffffff;
  list-style: none;

  @media print {
    grid-template-columns: repeat(3, 70mm);
  }
`

export const Label = styled.li`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  gap: 1mm;
  justify-items: center;
  box-sizing: border-box;
  height: 37mm;
  padding: 3mm 4mm;
  overflow: hidden;
  font-size: 9pt;
  line-height: 1.2;
  text-align: center;
  break-inside: avoid;
  overflow-wrap: anywhere;

  @media screen {
    outline: 1px dashed #c6cddb;
  }

  strong {
    display: -webkit-box;
    overflow: hidden;
    font-weight: 500;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  /* The white around the bars is part of the code. */
  img {
    max-width: 100%;
    height: 100%;
    padding: 0 4mm;
    object-fit: contain;
  }
`

export const Copies = styled.div`
  max-width: 240px;
`
