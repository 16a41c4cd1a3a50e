import { type ASTVisitor, GraphQLError, Lexer, Source, TokenKind, type ValidationContext } from 'graphql';

/** Levels of selection that a query may nest; the playground's look at the schema needs most. */
export const depthLimit = 16;

/** Characters of an operation that is sent as text. */
export const longestOperation = 50_000;

/** Braces, brackets and parentheses that may be open at the same time: far more than any operation needs. */
const longestNest = 200;

const opening: ReadonlySet<string> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing: ReadonlySet<string> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/**
 * Whether a text nests deeper than the recursive parser should follow; its stack would end, and with
 * it the request. Throws what the lexer refuses.
 */
export function nestsTooDeep(text: string): boolean {
  const lexer = new Lexer(new Source(text));
  let open = 0;
  for (let { kind } = lexer.advance(); kind !== TokenKind.EOF; { kind } = lexer.advance()) {
    if (opening.has(kind)) open += 1;
    if (closing.has(kind)) open -= 1;
    if (open > longestNest) return true;
  }
  return false;
}

/** The same field asked for under other names, in one operation. */
export const aliasLimit = 50;

/** Refuses an operation that asks for one field again and again under other names, before it runs. */
export function limitAliases(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  return {
    Field: ({ alias }) => {
      if (!alias) return;
      aliases += 1;
      if (aliases !== aliasLimit + 1) return;
      context.reportError(new GraphQLError(`An operation may rename ${aliasLimit} fields, not more.`));
    },
  };
}

/** Refuses to tell the schema; `__typename` alone stays, which every client asks for. */
export const refuseIntrospection = (context: ValidationContext): ASTVisitor => ({
  Field: ({ name }) => {
    if (name.value !== '__schema' && name.value !== '__type') return;
    context.reportError(new GraphQLError('This server does not describe its schema here.'));
  },
});

/** Refuses U+0000 in a value that stands in the text itself; in variables it is refused with the body. */
export const refuseNul = (context: ValidationContext): ASTVisitor => ({
  StringValue: ({ value }) => {
    if (value.includes('\u0000')) context.reportError(new GraphQLError('U+0000 cannot be stored in a text.'));
  },
});
