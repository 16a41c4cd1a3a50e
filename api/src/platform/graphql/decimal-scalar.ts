import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { isDecimal, readDecimal } from 'shared-contracts/decimal';

/**
 * The scalar `Decimal` of the schema. Output is the text that the database wrote; a number here would have passed
 * through floating point and is a programming error. Input is a text or a number in any usual notation; anything else
 * is passed on unchanged, so that the field's rule refuses it under the field's name (decision 4).
 */
export const decimalScalar = new GraphQLScalarType<unknown, string>({
  name: 'Decimal',
  serialize: (value) => {
    if (!isDecimal(value)) throw new Error(`${JSON.stringify(value)} is no decimal in its one writing.`);
    return value;
  },
  parseValue: (value) => readDecimal(value) ?? value,
  parseLiteral: (node) => {
    if (node.kind !== Kind.STRING && node.kind !== Kind.INT && node.kind !== Kind.FLOAT)
      throw new GraphQLError('A Decimal is written in digits, for example "1500.5".', { nodes: node });
    // The digits as written in the operation, never a floating-point number.
    return readDecimal(node.value) ?? node.value;
  },
});
