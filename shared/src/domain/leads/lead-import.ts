/** A line of a list of people, checked and in our spelling. */
export interface ImportLine {
  /** Counted as in the file, the heading is line 1. */
  readonly line: number;
  readonly firstName: string;
  readonly lastName: string;
  /** As it stands in the file: the server makes one spelling of it. */
  readonly phone: string;
  readonly email: string;
  readonly birthDate: string;
  readonly city: string;
  readonly note: string;
}

/** A line that was not taken, and why; `message` is in the language of the request. */
export interface RefusedLine {
  readonly line: number;
  readonly field: keyof ImportLine | '';
  readonly message: string;
}

export interface LeadImport {
  readonly id: string;
  readonly fileName: string;
  readonly source: string;
  readonly at: string;
  readonly created: number;
  readonly duplicates: number;
  readonly refused: number;
  readonly lineCount: number;
  /** Leads of it that nobody has touched: an undo takes these away. */
  readonly undoable: number;
  readonly undoneAt?: string;
}
