import ReportWriter from './report-writer.ts'
import { journeyReport } from './reports.ts'

/** Writes the results of the end-to-end tests on Firebase's emulators. */
export default class JourneyReportWriter extends ReportWriter {
  protected override readonly file = journeyReport
}
