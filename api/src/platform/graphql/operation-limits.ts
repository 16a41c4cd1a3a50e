import { type ASTVisitor, GraphQLError, Lexer, Source, TokenKind, type ValidationContext } from 'graphql';

/** Deepest nesting of selections in a query; the playground's introspection needs the most. */
export const depthLimit = 16;

/** Longest operation that is sent as text, in characters. */
export const longestOperation = 50_000;

/** Most braces, brackets and parentheses open at the same time: far more than any operation needs. */
const longestNest = 200;

const opening: ReadonlySet<string> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing: ReadonlySet<string> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/**
 * Whether a text is nested too deeply for the recursive parser, whose stack would overflow and fail the request. Throws
 * the lexer's errors.
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

/** How often one operation may select the same field under different aliases. */
export const aliasLimit = 50;

/** Refuses an operation that selects one field again and again under aliases, before it runs. */
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

/** Refuses introspection of the schema, but allows `__typename`, which every client selects. */
export const refuseIntrospection = (context: ValidationContext): ASTVisitor => ({
  Field: ({ name }) => {
    if (name.value !== '__schema' && name.value !== '__type') return;
    context.reportError(new GraphQLError('This server does not describe its schema here.'));
  },
});

/** Refuses U+0000 in a value written in the operation's text; in variables it is refused with the body. */
export const refuseNul = (context: ValidationContext): ASTVisitor => ({
  StringValue: ({ value }) => {
    if (value.includes('\u0000')) context.reportError(new GraphQLError('U+0000 cannot be stored in a text.'));
  },
});
