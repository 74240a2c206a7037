import { MultiBar, Presets, type SingleBar } from 'cli-progress'

/** Tells the person at the keyboard what happens. */
export interface Report {
  say(sentence: string): void
  /** A step with so many parts. */
  step(name: string, total: number): ReportStep
  end(): void
}

export interface ReportStep {
  to(done: number): void
}

/** Bars on a terminal, lines elsewhere: a log never holds half-drawn bars. */
export function makeReport(out: NodeJS.WriteStream): Report {
  return out.isTTY ? barReport(out) : lineReport(out)
}

function barReport(out: NodeJS.WriteStream): Report {
  const bars = new MultiBar(
    {
      format: '{name} {bar} {value}/{total}',
      clearOnComplete: false,
      hideCursor: true,
      stream: out,
      gracefulExit: false,
    },
    Presets.shades_classic,
  )
  return {
    say: (sentence) => bars.log(`${sentence}\n`),
    step: (name, total) => {
      const bar: SingleBar = bars.create(total, 0, { name: name.padEnd(10) })
      return { to: (done) => bar.update(done) }
    },
    end: () => bars.stop(),
  }
}

function lineReport(out: NodeJS.WriteStream): Report {
  const say = (sentence: string) => {
    out.write(`${sentence}\n`)
  }
  return {
    say,
    step: (name, total) => {
      let shown = 0
      return {
        to: (done) => {
          // Ten lines a step are enough to follow it.
          if (done >= total || done >= shown + Math.max(1, total / 10)) {
            shown = done
            say(`${name}: ${done} of ${total}`)
          }
        },
      }
    },
    end: () => undefined,
  }
}
