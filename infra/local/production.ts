/** React chooses its build when it is first imported: what serves pages imports this before everything else. */
process.env.NODE_ENV = 'production';
