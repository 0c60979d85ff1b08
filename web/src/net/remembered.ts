// A word about each of the latest tables, kept in this browser. Where nothing can be stored, nothing is remembered.

const MOST = 200; // tables

export class Remembered {
  constructor(private readonly place: string) {}

  private all(): Record<string, string> {
    try {
      return JSON.parse(localStorage.getItem(this.place) ?? "{}") as Record<string, string>;
    } catch {
      return {};
    }
  }

  of(table: string): string | undefined {
    return this.all()[table];
  }

  set(table: string, word: string): void {
    const { [table]: _, ...others } = this.all();
    const latest = Object.entries(others).slice(1 - MOST);
    try {
      localStorage.setItem(this.place, JSON.stringify({ ...Object.fromEntries(latest), [table]: word }));
    } catch {
      // the table works without it
    }
  }
}
